export { default } from '../../panchang/not-found.tsx';
