/** The most answers one gesture may hold. */
export const MAX_GESTURE = 64
