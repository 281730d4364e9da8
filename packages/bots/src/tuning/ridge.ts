/** Weights that come nearest to what was seen, by least squares, and small where little was seen (ridge regression). */

/** What is looked at, and what came of it. */
export interface Row {
  readonly found: Float64Array
  readonly end: number
}

/**
 * The weights of `count` features. `penalty` rows' worth of doubt pulls each of them to nought, measured by how much its feature varies; a
 * feature that never varies but is there is not pulled, and one that never occurs is given nought.
 */
export function ridge(rows: readonly Row[], count: number, penalty: number): Float64Array {
  const squares = Array.from({ length: count }, () => new Float64Array(count))
  const sums = new Float64Array(count)
  const target = new Float64Array(count)
  for (const { found, end } of rows) {
    for (let i = 0; i < count; i++) {
      if (found[i] === 0) continue
      sums[i] += found[i]
      target[i] += found[i] * end
      for (let j = 0; j <= i; j++) squares[i][j] += found[i] * found[j]
    }
  }
  for (let i = 0; i < count; i++) {
    const variance = squares[i][i] / rows.length - (sums[i] / rows.length) ** 2
    squares[i][i] += penalty * Math.max(0, variance) + LEAST
  }
  return solve(squares, target)
}

/** Keeps features that say the same, or nothing, from dividing by nought. */
const LEAST = 1e-6

/** Solves a system with a symmetric, positive matrix, of which the lower half is given (Cholesky). The matrix is used up. */
export function solve(matrix: readonly Float64Array[], target: Float64Array): Float64Array {
  const n = target.length
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j]
      for (let k = 0; k < j; k++) sum -= matrix[i][k] * matrix[j][k]
      matrix[i][j] = i === j ? Math.sqrt(Math.max(sum, Number.MIN_VALUE)) : sum / matrix[j][j]
    }
  }
  const found = Float64Array.from(target)
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) found[i] -= matrix[i][k] * found[k]
    found[i] /= matrix[i][i]
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) found[i] -= matrix[k][i] * found[k]
    found[i] /= matrix[i][i]
  }
  return found
}
