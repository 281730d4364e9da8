import type { BrowserContext } from 'playwright-core'

export interface Picture {
  readonly png: Buffer
  /** How long it is shown, in milliseconds. */
  readonly length: number
}

/** What changed of a picture: where it lies, and the WebP of it, in which the rest can be seen through. */
interface Change {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly webp: string
}

interface Frame extends Change {
  length: number
}

interface Press {
  /** Null where nothing changed. */
  change(png: string): Promise<Change | null>
}

declare global {
  interface Window {
    press: Press
  }
}

/** One picture, compressed by Chromium. */
export async function stillWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage()
  await page.evaluate(openPress)
  const still = await page.evaluate((data) => window.press.change(data), png.toString('base64'))
  await page.close()
  return Buffer.from(still!.webp, 'base64')
}

/** Puts pictures one after the other into an animated WebP, which repeats. Chromium compresses; each holds only what changed. */
export async function animatedWebp(context: BrowserContext, pictures: readonly Picture[]): Promise<Buffer> {
  const page = await context.newPage()
  await page.evaluate(openPress)
  const frames: Frame[] = []
  for (const { png, length } of pictures) {
    const change = await page.evaluate((data) => window.press.change(data), png.toString('base64'))
    if (change) frames.push({ ...change, length })
    else frames[frames.length - 1].length += length
  }
  await page.close()
  return container(frames)
}

/** Runs in a page; nothing from outside can be used in it. */
function openPress(): void {
  /** Of 0 to 1. */
  const QUALITY = 0.85
  /** What differs by no more in any colour counts as the same: letters that move by parts of a pixel. */
  const SAME = 8
  /** Blocks of so many pixels are shown or not: the format compresses in such, and edges within them would fray. */
  const BLOCK = 8

  let shown: ImageData | undefined

  async function change(png: string): Promise<Change | null> {
    const now = await decoded(png)
    const box = shown ? cleared(shown, now) : { x: 0, y: 0, width: now.width, height: now.height }
    if (!box) return null
    const canvas = new OffscreenCanvas(box.width, box.height)
    canvas.getContext('2d')!.putImageData(now, -box.x, -box.y)
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    shown = shown ? covered(shown, now) : now
    return { ...box, webp: await base64(webp) }
  }

  async function decoded(png: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }

  /** Clears every block that is the same as before; tells the box around the others, if there are any. */
  function cleared(before: ImageData, now: ImageData) {
    const { width, height } = now
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let y = 0; y < height; y += BLOCK)
      for (let x = 0; x < width; x += BLOCK) {
        const [endX, endY] = [Math.min(x + BLOCK, width), Math.min(y + BLOCK, height)]
        if (isSame(before, now, x, y, endX, endY)) {
          for (let row = y; row < endY; row++) now.data.fill(0, (row * width + x) * 4, (row * width + endX) * 4)
        } else {
          ;[left, top] = [Math.min(left, x), Math.min(top, y)]
          ;[right, bottom] = [Math.max(right, endX), Math.max(bottom, endY)]
        }
      }
    return right === 0 ? null : { x: left, y: top, width: right - left, height: bottom - top }
  }

  function isSame(before: ImageData, now: ImageData, x: number, y: number, endX: number, endY: number): boolean {
    for (let row = y; row < endY; row++)
      for (let i = (row * now.width + x) * 4; i < (row * now.width + endX) * 4; i++)
        if (Math.abs(before.data[i] - now.data[i]) > SAME) return false
    return true
  }

  /** What one sees once a picture is laid over the one before. */
  function covered(before: ImageData, over: ImageData): ImageData {
    const [old, fresh] = [new Uint32Array(before.data.buffer), new Uint32Array(over.data.buffer)]
    for (let i = 0; i < fresh.length; i++) if (fresh[i] === 0) fresh[i] = old[i]
    return over
  }

  async function base64(blob: Blob): Promise<string> {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }

  window.press = { change }
}

/* The container: https://developers.google.com/speed/webp/docs/riff_container */

const ANIMATED_SEEN_THROUGH = 0x12

function container(frames: readonly Frame[]): Buffer {
  const [{ width, height }] = frames
  const canvas = Buffer.concat([Buffer.from([ANIMATED_SEEN_THROUGH, 0, 0, 0]), uint24(width - 1), uint24(height - 1)])
  // The background's colour, which nobody sees, and how often it is shown: 0 is for ever.
  const animation = Buffer.alloc(6)
  const body = [chunk('VP8X', canvas), chunk('ANIM', animation), ...frames.map((frame) => chunk('ANMF', framed(frame)))]
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]))
}

/** A frame is laid over the one before, which stays. */
function framed({ x, y, width, height, length, webp }: Frame): Buffer {
  const head = [x / 2, y / 2, width - 1, height - 1, length].map(uint24)
  return Buffer.concat([...head, Buffer.from([0]), imageOf(Buffer.from(webp, 'base64'))])
}

/** The image itself from a still WebP, and before it what can be seen through. */
function imageOf(webp: Buffer): Buffer {
  const found: Buffer[] = []
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (/^(?:ALPH|VP8 |VP8L)$/.test(webp.toString('latin1', at, at + 4))) found.push(webp.subarray(at, end))
    at = end
  }
  return Buffer.concat(found)
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}    `)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}
