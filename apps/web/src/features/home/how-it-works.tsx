const steps = [
  {
    title: 'Photograph the fish from above',
    text: 'One koi, the whole body, in daylight and clear water. A phone is enough.',
  },
  {
    title: 'Nishiki measures it',
    text: 'It finds the outline of the fish, straightens it head up, and measures the colours, patches and edges of each part of the body.',
  },
  {
    title: 'You see what it saw',
    text: 'The likely variety and its nearest look-alikes, what tells them apart, and the evidence drawn over your own photo.',
  },
];

export const HowItWorks = () => (
  <section aria-labelledby="how-heading" className="page-width py-12 sm:py-16">
    <h2 id="how-heading" className="text-3xl">
      How it works
    </h2>
    <ol className="mt-8 grid gap-8 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-field pt-5">
          <span aria-hidden="true" className="font-serif text-3xl text-ai">
            {index + 1}
          </span>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
