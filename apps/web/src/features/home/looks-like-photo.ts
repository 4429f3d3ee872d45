/** Some browsers give no type for HEIC files, so their names count as well. */
export const looksLikePhoto = (file: Pick<File, 'name' | 'type'>): boolean =>
  file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name);
