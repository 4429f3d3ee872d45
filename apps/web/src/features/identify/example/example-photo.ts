import address from './koi.jpg?url';

const examples = new WeakSet<File>();

/** The koi that the product drew, as a photo like any other. Rejects when it cannot be loaded. */
export const loadExamplePhoto = async (): Promise<File> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the example answered ${response.status}`);
  const photo = new File([await response.blob()], 'drawn-koi.jpg', { type: 'image/jpeg' });
  examples.add(photo);
  return photo;
};

/** Whether it is ours: reading it stores nothing and uses neither a try nor a token. */
export const isExample = (photo: File | null): boolean => photo !== null && examples.has(photo);
