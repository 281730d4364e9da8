export type Layout = 'desk' | 'tablet' | 'phone'

const desk = matchMedia('(min-width: 1200px)')
const phone = matchMedia('(max-width: 759.98px)')

const read = (): Layout => (desk.matches ? 'desk' : phone.matches ? 'phone' : 'tablet')

let layout: Layout = $state(read())

for (const query of [desk, phone]) {
  query.addEventListener('change', () => {
    layout = read()
  })
}

export const layoutNow = (): Layout => layout
