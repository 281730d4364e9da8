/** What docks and merchants are called in reports: by their place, for an owner's pack may name them otherwise. */
export const dockId = (place: number): string => `dock.${place + 1}`
export const merchantId = (place: number): string => `merchant.${place + 1}`
