import { settings } from '../app/settings.svelte.ts'
import { sheet } from '../app/sheets.svelte.ts'
import type { Play } from '../table/play.svelte.ts'
import type { Studying } from './studying.svelte.ts'

/** What is focused and has its own meaning for arrows and letters. */
const OWN =
  'input, textarea, select, dialog, [role="menu"], [role="tree"], [data-place], [role="slider"], [data-advice]'

/** Keys of a study; true if the key meant something to it. Those of the table hold besides. */
export function studyKey(event: KeyboardEvent, play: Play, study: Studying, closeDrawer: () => boolean): boolean {
  if (event.altKey || sheet() || play.imagined) return false
  const target = event.target as HTMLElement | null
  if (target?.closest(OWN)) return false
  if (event.ctrlKey || event.metaKey) return undoes(event, study)
  switch (event.key) {
    case 'ArrowLeft':
      study.back()
      return true
    case 'ArrowRight':
      study.forward()
      return true
    case 'ArrowUp':
    case 'ArrowDown':
      study.aside(event.key === 'ArrowUp' ? -1 : 1)
      return true
    case 'Home':
      study.toStart()
      return true
    case 'End':
      study.toEnd()
      return true
    case 'Escape':
      if (study.apart) {
        study.apart = false
        return true
      }
      return play.held.length === 0 && closeDrawer()
  }
  return settings.letterKeys && letter(event.key.toLowerCase(), study)
}

function letter(key: string, study: Studying): boolean {
  switch (key) {
    case 'e':
      settings.engine = !settings.engine
      return true
    case 'b':
      study.apart = !study.apart
      return true
    case 'c':
      if (study.other === null) study.other = study.at
      else study.flip()
      return true
  }
  return false
}

function undoes(event: KeyboardEvent, study: Studying): boolean {
  const key = event.key.toLowerCase()
  const again = key === 'y' || (key === 'z' && event.shiftKey)
  if (key !== 'z' && !again) return false
  if (again) study.redo()
  else study.undo()
  return true
}
