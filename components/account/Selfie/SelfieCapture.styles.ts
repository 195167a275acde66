/** A square with the camera or a picture, a status line, and the buttons. */
export const selfieStyle = `
  .selfie {
    display: grid;
    gap: 12px;
    justify-items: center;
    text-align: center;
  }
  .selfie .stage {
    position: relative;
    display: grid;
    place-items: center;
    width: min(100%, 360px, 52dvh);
    aspect-ratio: 1;
    overflow: hidden;
    border: 3px solid var(--line);
    border-radius: 14px;
    background: var(--band);
    color: var(--on-band);
  }
  .selfie .stage:focus {
    outline: none;
  }
  .selfie .stage:focus-visible {
    outline: 3px solid var(--green);
    outline-offset: 2px;
  }
  .selfie .stage[data-face] {
    border-color: var(--success);
  }
  .selfie .stage[data-shows='avatar'] {
    width: min(60%, 240px, 40dvh);
    border-radius: 50%;
  }
  .selfie .stage[data-shows='trouble'] {
    width: 120px;
    border-radius: 50%;
  }
  .selfie video,
  .selfie img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* As in a mirror; the picture itself is as others see it. */
  .selfie video {
    transform: scaleX(-1);
  }
  .selfie .guide {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--on-band);
    stroke-width: 0.8;
    stroke-dasharray: 3 2.4;
    opacity: 0.85;
  }
  .selfie .stage[data-face] .guide {
    stroke-dasharray: none;
  }
  .selfie .sign {
    width: 56px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .selfie .message {
    display: grid;
    gap: 4px;
    align-content: center;
    max-width: 44ch;
    min-height: 28px;
    font-weight: 600;
    text-wrap: balance;
  }
  /* One line or two: the camera stays where it is. */
  .selfie .stage[data-shows='camera'] + .message {
    min-height: 56px;
  }
  .selfie .message strong + p {
    color: var(--ink);
    font-weight: 400;
  }
  .selfie .message[data-tone='busy'] {
    color: var(--muted);
  }
  .selfie .message[data-tone='good'] {
    color: var(--success);
  }
  .selfie .message[data-tone='error'] {
    color: var(--error);
  }
  .selfie .message[data-tone='warning'] {
    padding: 4px 14px;
    border: 1px solid var(--marigold);
    border-radius: 8px;
    background: var(--paper);
  }
  .selfie .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    width: 100%;
  }
  .selfie .button {
    flex: 1 1 150px;
    max-width: 260px;
    padding-inline: 10px;
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    cursor: pointer;
  }
  .selfie .button-primary {
    font-weight: 700;
  }
  .selfie .button[aria-disabled] {
    border-color: var(--line);
    background: var(--sand);
    color: var(--muted);
    cursor: not-allowed;
  }
  .selfie .privacy {
    max-width: 48ch;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`
