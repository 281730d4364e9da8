/** What a kidnapped role costs. Source: 2020, Espansione 3; 1897, Expansão III. */
export const RANSOM = 3

/** Barrels of a raided ship, or poached workers, that the buccaneer keeps at most. Source: as above. */
export const SPOILS = 3
