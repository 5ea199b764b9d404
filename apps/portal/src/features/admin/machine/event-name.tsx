import { Fragment } from 'react';

/** The type of an event, with line breaks only between its words. */
export const EventName = ({ children: type }: { children: string }) => (
  <span className="wrap-break-word">
    {type.split(/(?=[A-Z])/).map((word, index) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {word}
      </Fragment>
    ))}
  </span>
);
