/** The answer about the drive. */
export const ON_THE_WAY = "emergencies/on-the-way-to-the-vet";
