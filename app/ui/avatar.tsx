/** A person's picture beside their name, from a site that learns nothing of the page. */
export function Avatar({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={32}
      height={32}
      referrerPolicy="no-referrer"
      className="size-8 shrink-0 rounded-full bg-sunken"
    />
  )
}
