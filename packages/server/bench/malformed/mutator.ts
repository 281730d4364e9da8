import { Rng } from '@quayside/kernel'

/** Values that programs stumble over, as JSON writes them. */
const NASTY = [
  'null',
  'true',
  '-1',
  '1e999',
  '-0',
  '0.1',
  '9007199254740993',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e"',
  '"__proto__"',
  '"constructor"',
  '"../../etc/passwd"',
  '[]',
  '{}',
  '{"__proto__":{"ok":1}}',
  '{"t":"ping"}',
  `"${'x'.repeat(3000)}"`,
  `[${'0,'.repeat(500)}0]`,
  `${'['.repeat(400)}${']'.repeat(400)}`,
]
const MOST_BYTES = 400
const MOST_CHANGES = 6
/** One in so many messages is nothing but random bytes. */
const RANDOM_SHARE = 12

type Change = (bytes: Buffer) => Buffer

/** Makes malformed messages of real ones, the same for the same seed. */
export class Mutator {
  private readonly rng: Rng
  private readonly changes: readonly Change[] = [
    (bytes) => this.flip(bytes),
    (bytes) => bytes.subarray(0, this.rng.below(bytes.length + 1)),
    (bytes) => this.splice(bytes, this.slice(bytes)),
    (bytes) => this.splice(bytes, this.random(8)),
    (bytes) => this.splice(bytes, Buffer.alloc(0)),
    (bytes) => this.otherValue(bytes),
    (bytes) => this.otherValue(bytes),
    (bytes) => this.otherNumber(bytes),
    (bytes) => this.extraKey(bytes),
  ]

  constructor(seed: string) {
    this.rng = new Rng(seed)
  }

  below(n: number): number {
    return this.rng.below(n)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.rng.below(list.length)]
  }

  /** One of these messages, or random bytes, changed in a few places. */
  malformed(samples: readonly string[]): Buffer {
    if (this.rng.below(RANDOM_SHARE) === 0) return this.random(this.rng.below(MOST_BYTES))
    let bytes: Buffer = Buffer.from(this.pick(samples))
    for (let left = 1 + this.rng.below(MOST_CHANGES); left > 0; left--) bytes = this.pick(this.changes)(bytes)
    return bytes
  }

  private random(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.rng.below(256)))
  }

  private flip(bytes: Buffer): Buffer {
    if (bytes.length === 0) return bytes
    const copy = Buffer.from(bytes)
    copy[this.rng.below(copy.length)] ^= 1 << this.rng.below(8)
    return copy
  }

  private slice(bytes: Buffer): Buffer {
    const from = this.rng.below(bytes.length + 1)
    return bytes.subarray(from, from + this.rng.below(bytes.length - from + 1))
  }

  /** Something else instead of a piece of it. */
  private splice(bytes: Buffer, instead: Buffer): Buffer {
    const from = this.rng.below(bytes.length + 1)
    const to = Math.min(bytes.length, from + this.rng.below(6))
    return Buffer.concat([bytes.subarray(0, from), instead, bytes.subarray(to)])
  }

  /** Another value in the place of one of its JSON. */
  private otherValue(bytes: Buffer): Buffer {
    const text = bytes.toString('latin1')
    const values = [...text.matchAll(/(?<=[:[,])(?:"[^"]*"|-?\d+|true|false|null)(?=[,}\]])/g)]
    if (values.length === 0) return bytes
    const { index, 0: old } = this.pick(values)
    return Buffer.from(text.slice(0, index) + this.pick(NASTY) + text.slice(index + old.length), 'latin1')
  }

  private otherNumber(bytes: Buffer): Buffer {
    const changed = () => String(this.rng.below(2 ** 31) - (this.rng.below(2) === 0 ? 0 : 2 ** 30))
    return Buffer.from(bytes.toString('latin1').replace(/\d+/, changed), 'latin1')
  }

  private extraKey(bytes: Buffer): Buffer {
    const at = bytes.indexOf('{', this.rng.below(bytes.length + 1)) + 1
    if (at === 0) return bytes
    const key = Buffer.from(`"${this.pick(['id', 'ask', 't', 'table', '__proto__', 'more'])}":${this.pick(NASTY)},`)
    return Buffer.concat([bytes.subarray(0, at), key, bytes.subarray(at)])
  }
}
