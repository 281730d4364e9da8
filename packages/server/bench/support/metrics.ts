/** A figure that the server tells of itself, summed up over its labels if it has some. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const values = [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (.+)$`, 'gm'))]
  return values.reduce((sum, [, value]) => sum + Number(value), 0)
}
