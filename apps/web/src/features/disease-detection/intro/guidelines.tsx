const steps = [
  {
    title: 'Photograph the fish where it is',
    words:
      'In a bowl, a pan net or the pond, for two minutes at most. A sick fish is not lifted out of the water.',
  },
  {
    title: 'The whole fish, from straight above',
    words:
      'In daylight without flash, with calm water and no foam. Swellings and raised scales show in the outline.',
  },
  {
    title: 'Sharp where the trouble is',
    words:
      'Focus on the spot that worries you. What is blurred cannot be told from a healthy scale.',
  },
  {
    title: 'Watch for ten minutes, then answer',
    words:
      'Once a photo is chosen, a checklist opens. What you see and what you measure counts for more than the photo.',
  },
];

/** How to take a photo of a fish that may be ill. */
const Guidelines = () => (
  <section aria-labelledby="guidelines-heading">
    <h2 id="guidelines-heading" className="text-2xl">
      A photo that helps
    </h2>
    <ol className="mt-5 space-y-5">
      {steps.map(({ title, words }, at) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
          <span aria-hidden="true" className="font-serif text-3xl leading-none text-ai">
            {at + 1}
          </span>
          <div>
            <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
            <p className="mt-1 text-muted">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);

export default Guidelines;
