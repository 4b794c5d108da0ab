import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { BlogNotifications } from '../components/notifications/BlogNotifications.tsx';

/**
 * Page of the notification settings of the member's blogs (spec 000 §2.7). An address without one of their blogs shows
 * the first.
 */
export default function NotificationsPage() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const asked = new URLSearchParams(useLocation().search).get('blog');
  const blog = (blogs.find(({ name }) => name === asked) ?? blogs[0])?.name;
  return (
    <SettingsFrame
      title={t`Notifications`}
      detail={t`Notifications you turn off are not listed under Activity. They are listed again when you turn them back on.`}
    >
      {blogs.length > 1 ? (
        <TabNav
          label={t`Your blogs`}
          items={blogs.map(({ name }) => ({
            href: paths.notificationSettings(name),
            label: name,
            current: name === blog,
          }))}
        />
      ) : null}
      {blog ? <BlogNotifications key={blog} blog={blog} /> : null}
    </SettingsFrame>
  );
}
