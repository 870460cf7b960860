import "@fontsource-variable/outfit/index.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLinks } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
watchLinks();
mount(App, { target: document.getElementById("app")! });
