//! Does the same as `PathsBenchmarks` with a peer, whose name is the third argument; see `Benchmarks/paths.py`.

use kurbo::BezPath;
use svgtypes::PathParser;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    assert!(arguments.len() == 4, "usage: peers FILE PASSES kurbo | svgtypes");
    let text = std::fs::read_to_string(&arguments[1]).expect("a file of path data in UTF-8");
    let data: Vec<&str> = text.lines().collect();
    let read = if arguments[3] == "kurbo" { read_kurbo } else { read_svgtypes };
    for _ in 0..arguments[2].parse().expect("a number") {
        println!("{}", data.iter().map(|text| read(text)).sum::<u64>());
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
