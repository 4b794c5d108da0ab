import { AdminFrame } from '../components/AdminFrame.tsx';
import { ErrorTabs } from '../components/ErrorTabs.tsx';
import { SlowPages } from '../components/lazy-report-parts.ts';

/** Admin page of how fast pages are: timings of web vitals by day, route and release. */
export default function SlowPagesPage() {
  return (
    <AdminFrame part="errors" isWide>
      <ErrorTabs tab="slow" />
      <SlowPages />
    </AdminFrame>
  );
}
