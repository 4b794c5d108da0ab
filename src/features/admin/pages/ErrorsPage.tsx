import { AdminFrame } from '../components/AdminFrame.tsx';
import { ErrorGroups } from '../components/lazy-report-parts.ts';

/** Admin page of the errors that browsers reported, by fault. */
export default function ErrorsPage() {
  return (
    <AdminFrame part="errors" isWide>
      <ErrorGroups />
    </AdminFrame>
  );
}
