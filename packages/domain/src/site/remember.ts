/**
 * What `load` gave, for so long; everybody who asks meanwhile shares it, and those who come while it
 * is loaded wait for the same. A failure is not remembered.
 * @param input.milliseconds from the moment at which it was asked for
 */
export const remember = <Ctx extends { readonly now: () => Date }, T>(input: {
  milliseconds: number;
  load: (ctx: Ctx) => Promise<T>;
}): ((ctx: Ctx) => Promise<T>) => {
  let known: { readonly value: Promise<T>; readonly until: number } | null = null;
  return (ctx) => {
    const now = ctx.now().getTime();
    if (known && now < known.until) return known.value;
    const loading = { value: input.load(ctx), until: now + input.milliseconds };
    known = loading;
    loading.value.catch(() => {
      if (known === loading) known = null;
    });
    return loading.value;
  };
};
