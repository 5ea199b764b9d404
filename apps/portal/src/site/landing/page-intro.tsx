export function PageIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-12 sm:px-8 md:pt-18">
      <h1 className="text-[2.25rem]/10.5 tracking-[-0.03em] md:text-[3rem]/13 md:tracking-[-0.04em]">{title}</h1>
      <p className="mt-3 max-w-[36em] text-read text-text-2 sm:text-lead">{lead}</p>
    </div>
  );
}
