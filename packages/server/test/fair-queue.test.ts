import { describe, expect, test } from 'vitest'
import { FairQueue, type QueueItem } from '../src/thinking/queue.ts'

interface Item extends QueueItem {
  readonly name: string
  unwanted: boolean
  dropped: boolean
}

const item = (name: string): Item => ({
  name,
  behalf: [name.slice(0, 3)],
  urgency: 0,
  unwanted: false,
  dropped: false,
  wanted() {
    return !this.unwanted
  },
  drop() {
    this.dropped = true
  },
})

function queueOf(...items: Item[]): FairQueue<Item> {
  const queue = new FairQueue<Item>()
  for (const each of items) queue.add(each)
  return queue
}

const names = (queue: FairQueue<Item>): string[] => {
  const order: string[] = []
  for (let next = queue.next(); next; next = queue.next()) order.push(next.name)
  return order
}

describe('a fair queue', () => {
  test('serves one after the other', () => {
    const queue = queueOf(item('ana 1'), item('ana 2'), item('ana 3'))
    expect(queue.size).toBe(3)
    expect(names(queue)).toEqual(['ana 1', 'ana 2', 'ana 3'])
    expect(queue.size).toBe(0)
  })

  test('takes turns between people, however much one of them waits for', () => {
    const many = Array.from({ length: 10 }, (_, i) => item(`ana ${i}`))
    const queue = queueOf(...many, item('rui 0'), item('eva 0'), item('rui 1'))
    expect(names(queue).slice(0, 6)).toEqual(['ana 0', 'rui 0', 'eva 0', 'ana 1', 'rui 1', 'ana 2'])
  })

  test('lets who was served wait for all others, also with something new', () => {
    const queue = queueOf(item('ana 0'), item('rui 0'), item('rui 1'))
    expect(queue.next()?.name).toBe('ana 0')
    queue.add(item('ana 1'))
    expect(names(queue)).toEqual(['rui 0', 'ana 1', 'rui 1'])
  })

  test('drops what nobody wants any more, and it costs no turn', () => {
    const gone = [item('ana 0'), item('ana 1'), item('eva 0')]
    const queue = queueOf(...gone, item('ana 2'), item('rui 0'))
    for (const each of gone) each.unwanted = true
    expect(names(queue)).toEqual(['ana 2', 'rui 0'])
    expect(gone.every(({ dropped }) => dropped)).toBe(true)
  })

  test('takes turns between addresses before people, so that many guests of one of them gain nothing', () => {
    const at = (address: string, name: string, urgency = 0) => ({ ...item(name), behalf: [address, name], urgency })
    const crowd = Array.from({ length: 10 }, (_, i) => at('crowd', `guest ${i}`))
    const queue = queueOf(...crowd, at('home', 'ana'), at('home', 'rui'))
    expect(names(queue).slice(0, 5)).toEqual(['guest 0', 'ana', 'guest 1', 'rui', 'guest 2'])
  })

  test('serves what is urgent first, and now and then what is not', () => {
    const urgent = Array.from({ length: 12 }, (_, i) => item(`ana ${i}`))
    const queue = queueOf({ ...item('rui 0'), urgency: 2 }, ...urgent, { ...item('rui 1'), urgency: 2 })
    const order = names(queue)
    expect(order.indexOf('rui 0')).toBe(7)
    expect(order.at(-1)).toBe('rui 1')
  })

  test('drops everything when it is cleared', () => {
    const items = [item('ana 0'), item('rui 0')]
    const queue = queueOf(...items)
    queue.clear()
    expect(queue.next()).toBeUndefined()
    expect(items.every(({ dropped }) => dropped)).toBe(true)
  })
})
