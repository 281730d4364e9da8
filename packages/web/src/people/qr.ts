import { generate } from 'lean-qr/nano'

/** A text as the path of a drawing of dark squares, each of one unit; phones ask for four light ones around it. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; ) {
      let end = x
      while (end < code.size && code.get(end, y)) end++
      if (end > x) path += `M${x} ${y}h${end - x}v1h-${end - x}z`
      x = Math.max(end, x + 1)
    }
  }
  return { size: code.size, path }
}
