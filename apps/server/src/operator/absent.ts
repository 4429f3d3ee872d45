/** A part that the commands do without. Asking it for anything is a mistake of ours, told loudly. */
export const absent = <T extends object>(name: string): T => {
  const refuse = (): never => {
    throw new Error(`the operator's commands have no ${name}`);
  };
  // A function, so that it stands for parts that are called as well as for those that have methods.
  return new Proxy(refuse, { get: refuse, apply: refuse }) as unknown as T;
};
