import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { blogSetting } from '../model/blog-setting.ts';
import { BlogChoice } from './BlogChoice.tsx';
import { BlogSwitch } from './BlogSwitch.tsx';
import { BlogText } from './BlogText.tsx';
import { useBlogSettingsContext } from './blog-settings-context.ts';
import { SubmissionKinds } from './SubmissionKinds.tsx';

/** Section for asks and submissions to a blog. */
export function AsksCard() {
  const { t } = useLingui();
  const { settings } = useBlogSettingsContext();
  return (
    <SettingsCard title={<Trans>Asks and submissions</Trans>}>
      <BlogSwitch
        id="ask"
        setting={blogSetting.ask}
        label={t`Let people ask`}
        hint={t`Questions come to the inbox of the blog.`}
      />
      {settings.ask ? (
        <>
          <BlogSwitch
            id="ask-anon"
            setting={blogSetting.askAnon}
            label={t`Without a name too`}
            hint={t`You do not learn who asked, and can still block them.`}
          />
          <BlogSwitch
            id="ask-media"
            setting={blogSetting.askMedia}
            label={t`With pictures too`}
            hint={t`Questions can include pictures.`}
          />
          <BlogText
            id="ask-title"
            setting={blogSetting.askPageTitle}
            label={t`Words above the question`}
            hint={t`Such as: Ask me about lighthouses`}
            most={140}
          />
        </>
      ) : null}
      <BlogSwitch
        id="submit"
        setting={blogSetting.canSubmit}
        label={t`Let people submit posts`}
        hint={t`You decide which of them are published.`}
      />
      {settings.canSubmit ? (
        <BlogText
          id="guidelines"
          setting={blogSetting.submissionGuidelines}
          label={t`Guidelines`}
          hint={t`What those read who submit something.`}
          most={4000}
          kind="lines"
        />
      ) : null}
      {settings.canSubmit ? <SubmissionKinds /> : null}
      {settings.canSubmit ? (
        <BlogText
          id="submission-tags"
          setting={blogSetting.submissionTags}
          label={t`Tags to choose from`}
          hint={t`A submission must have one of these tags. Separate tags with commas; leave empty to allow any tag.`}
          most={4200}
        />
      ) : null}
    </SettingsCard>
  );
}

/** Section for replies, reblogs, messages, boops and the public activity of a blog. */
export function InteractionsCard() {
  const { t } = useLingui();
  return (
    <SettingsCard title={<Trans>You and others</Trans>}>
      <BlogChoice
        id="replies"
        setting={blogSetting.replies}
        label={t`Who may reply`}
        hint={t`To the posts of this blog.`}
        choices={[
          ['everyone', t`Everybody`],
          ['following', t`Followers`],
          ['following_week', t`Followers for a week or more`],
          ['noone', t`Nobody`],
        ]}
      />
      <BlogChoice
        id="reblogs"
        setting={blogSetting.reblogs}
        label={t`Who may reblog`}
        hint={t`The choice for new posts. You can choose differently for each post.`}
        choices={[
          ['everyone', t`Everybody`],
          ['noone', t`Nobody`],
        ]}
      />
      <BlogText
        id="reblog-tags"
        setting={blogSetting.reblogTags}
        label={t`Tags for what it reblogs`}
        hint={t`Every reblog starts with these tags. Separate them with commas, at most thirty.`}
        most={4200}
      />
      <BlogChoice
        id="messages"
        setting={blogSetting.messages}
        label={t`Who may write to it`}
        hint={t`Private messages to this blog.`}
        choices={[
          ['everyone', t`Everybody`],
          ['following', t`Blogs you follow`],
          ['noone', t`Nobody`],
        ]}
      />
      <BlogSwitch
        id="share-likes"
        setting={blogSetting.shareLikes}
        label={t`Show what it likes`}
        hint={t`On a tab of the blog.`}
      />
      <BlogSwitch
        id="share-following"
        setting={blogSetting.shareFollowing}
        label={t`Show whom it follows`}
        hint={t`On a tab of the blog.`}
      />
      <BlogSwitch
        id="boops"
        setting={blogSetting.canBeBooped}
        label={t`Boops`}
        hint={t`Those who try boops can boop this blog, while one who writes for it tries them too.`}
      />
    </SettingsCard>
  );
}
