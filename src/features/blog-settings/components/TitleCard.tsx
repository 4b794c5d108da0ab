import { Trans, useLingui } from '@lingui/react/macro';
import { LOCALES } from '#src/domain/language/locales.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { blogSetting } from '../model/blog-setting.ts';
import { BlogChoice } from './BlogChoice.tsx';
import { BlogText } from './BlogText.tsx';

/** Section for the title and description of a blog. */
export function TitleCard() {
  const { t } = useLingui();
  return (
    <SettingsCard title={<Trans>What it says of itself</Trans>}>
      <BlogText id="title" setting={blogSetting.title} label={t`Title`} most={140} />
      <BlogText
        id="description"
        setting={blogSetting.description}
        label={t`Description`}
        hint={t`Up to 1,000 characters.`}
        most={1000}
        kind="lines"
      />
      <BlogText
        id="featured-tags"
        setting={blogSetting.featuredTags}
        label={t`Featured tags`}
        hint={t`Shown on top of the blog, commas between them. Twenty at most.`}
        most={2800}
      />
      <BlogChoice
        id="language"
        setting={blogSetting.language}
        label={t`Language`}
        hint={t`What it is mostly written in.`}
        choices={Object.values(LOCALES).map(({ code, name }) => [code, name])}
      />
    </SettingsCard>
  );
}
