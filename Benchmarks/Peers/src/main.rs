//! Answers the same requests as `PathsBenchmarks`, for the peers; see `Benchmarks/paths.py`.
//!
//! Started with a file of path data, one path per line. Each request on standard input is a line,
//! and so is each answer. A pass answers with its CPU time in nanoseconds and with a checksum that
//! must be the same for every pass.

use kurbo::{BezPath, Shape};
use std::io::{self, BufRead, Write};
use svgtypes::PathParser;

fn main() {
    let file = std::env::args().nth(1).expect("usage: peers FILE");
    let text = std::fs::read_to_string(file).expect("a file of path data in UTF-8");
    let data: Vec<&str> = text.lines().collect();
    let paths: Vec<BezPath> = data
        .iter()
        .map(|text| BezPath::from_svg(text).unwrap_or_default())
        .collect();
    let mut out = io::stdout();
    for request in io::stdin().lock().lines() {
        let request = request.expect("a request");
        let words: Vec<&str> = request.split(' ').collect();
        let number: f64 = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(0.0);
        let answer = match words[0] {
            "read-kurbo" => timed(|| data.iter().map(|text| read_kurbo(text)).sum()),
            "read-svgtypes" => timed(|| data.iter().map(|text| read_svgtypes(text)).sum()),
            "length" => timed(|| paths.iter().map(|path| path.perimeter(number)).sum::<f64>() as u64),
            "lengths" => paths
                .iter()
                .map(|path| path.perimeter(number).to_string())
                .collect::<Vec<_>>()
                .join(" "),
            "rejected-kurbo" => count(&data, |text| BezPath::from_svg(text).is_err()),
            "rejected-svgtypes" => count(&data, |text| PathParser::from(text).any(|s| s.is_err())),
            _ => "unknown request".to_string(),
        };
        writeln!(out, "{}", answer).expect("a reader");
        out.flush().expect("a reader");
    }
}

/// Reads into a path, as the Swift side does.
fn read_kurbo(text: &str) -> u64 {
    BezPath::from_svg(text).map_or(0, |path| (!path.elements().is_empty()) as u64)
}

/// Reads tokens without storing them: no path, no absolute coordinates, no curves for arcs.
fn read_svgtypes(text: &str) -> u64 {
    PathParser::from(text).take_while(|segment| segment.is_ok()).count() as u64
}

fn count(data: &[&str], is_wanted: impl Fn(&str) -> bool) -> String {
    data.iter().filter(|text| is_wanted(text)).count().to_string()
}

fn timed(pass: impl FnOnce() -> u64) -> String {
    let start = processor_time();
    let check = pass();
    format!("{} {}", processor_time() - start, check)
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// CPU time of the process in nanoseconds: the same clock as in Swift.
fn processor_time() -> u64 {
    // CLOCK_PROCESS_CPUTIME_ID of 64-bit Linux, declared here to avoid another crate.
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(2, &mut time) };
    (time.seconds * 1_000_000_000 + time.nanoseconds) as u64
}
