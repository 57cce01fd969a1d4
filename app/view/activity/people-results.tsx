import type { Report } from '#app/domain/activity/report.ts'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Table } from '#app/ui/table.tsx'
import { personAddress } from '#app/view/activity/address.ts'

/** Empty for people who weren’t followed, or who followed first. */
const followedBack = { true: 'Yes', false: 'No', null: '' }

type Person = NonNullable<Report['people']>[number]

interface PeopleResultsProps {
  caption: string
  people: Person[]
}

export function PeopleResults({ caption, people }: PeopleResultsProps) {
  const hasUnwelcome = people.some(({ unwelcome }) => unwelcome > 0)
  const hasFollows = people.some(({ followed_back }) => followed_back !== null)
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[
        {
          key: 'person',
          header: 'Person',
          cell: ({ name, handle, picture }) => (
            <span className="flex items-center gap-2">
              <PersonPicture src={picture} name={name} small />
              <span className="wrap-anywhere">
                <bdi dir="auto">{name}</bdi> <TextLink to={personAddress(handle)}>@{handle}</TextLink>
              </span>
            </span>
          ),
        },
        { key: 'replies', header: 'Replies', numeric: true, cell: ({ replies }) => replies },
        { key: 'answers', header: 'Replies back', numeric: true, cell: ({ answers }) => answers },
        { key: 'likes', header: 'Likes back', numeric: true, cell: ({ likes }) => likes },
        ...(hasUnwelcome
          ? [{ key: 'unwelcome', header: 'Unwelcome', numeric: true, cell: ({ unwelcome }: Person) => unwelcome || '' }]
          : []),
        ...(hasFollows
          ? [
              {
                key: 'follows',
                header: 'Followed back',
                cell: ({ followed_back }: Person) => followedBack[`${followed_back}`],
              },
            ]
          : []),
      ]}
      rows={people}
      rowKey={({ author_id }) => author_id}
    />
  )
}
