import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { blogSetting } from '../model/blog-setting.ts';
import { BlogSwitch } from './BlogSwitch.tsx';
import { BlogText } from './BlogText.tsx';
import { useBlogSettingsContext } from './blog-settings-context.ts';

/** Section for the visibility of a blog. */
export function VisibilityCard() {
  const { t } = useLingui();
  const { settings } = useBlogSettingsContext();
  return (
    <SettingsCard title={<Trans>Who sees it</Trans>}>
      <BlogSwitch
        id="private"
        setting={blogSetting.isPrivate}
        label={t`For its members only`}
        hint={t`Nobody else can tell that it is there.`}
      />
      <BlogSwitch
        id="hide-from-visitors"
        setting={blogSetting.hideFromVisitors}
        label={t`Hidden from visitors`}
        hint={t`People see it once they are logged in.`}
      />
      <BlogSwitch
        id="hide-from-search"
        setting={blogSetting.hideFromSearch}
        label={t`Kept out of search`}
        hint={t`Here and in search engines. It is not recommended either.`}
      />
      <BlogSwitch
        id="adult"
        setting={blogSetting.isAdult}
        label={t`Not for everybody`}
        hint={t`Marked as a blog for adults: its posts are covered until somebody asks for them.`}
      />
      <BlogText
        key={String(settings.isPasswordProtected)}
        id="password"
        setting={blogSetting.password}
        label={settings.isPasswordProtected ? t`Change the password` : t`A password`}
        hint={
          settings.isPasswordProtected
            ? t`The blog asks for a password. Another one locks out who knew the old one.`
            : t`Whoever knows it reads the blog.`
        }
        most={200}
        kind="password"
      />
      {settings.isPasswordProtected ? (
        <BlogSwitch
          id="password-on"
          setting={blogSetting.asksPassword}
          label={t`Ask for the password`}
          hint={t`Turned off, the password is gone and everybody reads along.`}
        />
      ) : null}
    </SettingsCard>
  );
}
