/** The folder of all files of a keeper, which is erased as a whole. */
export const keeperFolder = (userId: string): string => `users/${userId}`;

/** Where the photo of an analysis lies in the file store. */
export const photoKeyOf = (owner: { userId?: string; id: string }): string =>
  owner.userId ? `${keeperFolder(owner.userId)}/${owner.id}.jpg` : `guests/${owner.id}.jpg`;
