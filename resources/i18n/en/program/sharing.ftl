### The files of component values that owners share.

values-nothing = Nothing is entered yet, so there is nothing to share.
values-nothing_new = These are exactly the values that you have already.
values-no_game = has values of an unknown game ({ $game })
values-foreign = is not a file of component values to share
values-newer = was written by a later version of the program (format { $version })
values-together = These values do not fit together with the others: { $problem }

window-sharing-export = Export
window-sharing-import = Import
window-sharing-export_title = Share what you have entered
window-sharing-export_text = One file with everything that is entered, and where it comes from. Others import it in one step.
window-sharing-by = Your name
window-sharing-box = Your copy: edition, printing, language
window-sharing-remark = A remark
window-sharing-write = Write the file
window-sharing-written = Written: { $file }
window-sharing-import_title = Import what others have entered
window-sharing-import_text = Choose a file, drop one onto the window, or type its path. Nothing changes before you agree. These files are in { $folder }
window-sharing-path = Path of a file
window-sharing-look = Look at it
window-sharing-undo = Undo the import of { $file }
window-sharing-differs = { $field }: yours { $mine }, theirs { $theirs }
window-sharing-conflict = Where the file differs from what you have entered:
window-sharing-mine = Keep mine
window-sharing-theirs = Take theirs
window-sharing-take = Import
window-sharing-cancel = Cancel
window-sharing-close = Close
window-sharing-somebody = somebody
window-sharing-origin = Entered by { $by }, { $date }.
window-sharing-origin_of = Entered by { $by } from { $box }, { $date }.
window-sharing-taken = { $file } is imported and counts from the next game on. Import can also undo it.
window-sharing-undone = The import of { $file } is undone.
window-sharing-other_game = { $file } has values of { $game }. Open the component values of that game first.

window-sharing-new = { $n ->
    [one] { $n } new
   *[other] { $n } new
}

window-sharing-same = { $n ->
    [one] { $n } as you have it
   *[other] { $n } as you have them
}

window-sharing-differing = { $n ->
    [one] { $n } different from yours
   *[other] { $n } different from yours
}
