import { Skeleton } from '../ui/skeleton.tsx';

export const LoadingPage = () => (
  <div className="page-width py-16">
    <div className="max-w-measure">
      <Skeleton label="Loading the page" lines={4} />
    </div>
  </div>
);
