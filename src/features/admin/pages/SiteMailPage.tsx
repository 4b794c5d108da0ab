import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';

/** The cards of the page. Their previews weigh more than an admin page, and admin pages share their scripts. */
const SiteMail = lazyPart(() => import('../components/SiteMail.tsx'), 'SiteMail', {
  isPrefetched: false,
  whileLoading: <CardSkeleton />,
});

/** Admin page of the site's e-mails: whether they leave, and how they look (decision 090). */
export default function SiteMailPage() {
  return (
    <AdminFrame part="mail" isWide>
      <SiteMail />
    </AdminFrame>
  );
}
