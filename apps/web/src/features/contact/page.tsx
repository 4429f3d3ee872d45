import { PageHeading } from '../../app/page-heading.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactDetails, OtherWays } from './ways.tsx';

const ContactPage = () => (
  <div className="page-width grid gap-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:gap-20">
    <div className="space-y-8">
      <div className="max-w-measure space-y-3">
        <PageHeading id="contact-heading">Write to us</PageHeading>
        <p className="text-lg text-muted">
          A question, a mistake that you found, a wish: write it down here. If a fish is in trouble
          now, a vet or your local koi club is faster than we are. All fields are needed.
        </p>
      </div>
      <ContactForm />
    </div>
    {/* What comes from the operator's settings stands last, so that nothing moves when it comes. */}
    <aside aria-label="Other ways" className="space-y-10 lg:pt-2">
      <OtherWays />
      <ContactDetails />
    </aside>
  </div>
);

export default ContactPage;
