import { AdminFrame } from '../components/AdminFrame.tsx';
import { ErrorTabs } from '../components/ErrorTabs.tsx';
import { LostPictures } from '../components/lazy-report-parts.ts';

/** Admin page of the pictures that browsers could not show. */
export default function LostPicturesPage() {
  return (
    <AdminFrame part="errors" isWide>
      <ErrorTabs tab="pictures" />
      <LostPictures />
    </AdminFrame>
  );
}
