/** What the work gives, or something else when that takes too long. The work itself goes on. */
export const within = <T>(
  work: Promise<T>,
  milliseconds: number,
  otherwise: () => T,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(otherwise());
      } catch (error) {
        reject(error);
      }
    }, milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
