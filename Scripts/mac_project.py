#!/usr/bin/env python3
"""Writes the Xcode project of Tests/Mac: an app with a list, and the tests that pull it.

    mac_project.py FOLDER

A Swift package has no tests of an app's screen, so a project is needed. It is written when it is used, to
FOLDER/Pulls.xcodeproj, and refers to the sources and to this package by their paths.
"""

import hashlib
import os
import plistlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Tests" / "Mac"
PRODUCT = "OverscrollUIKit"
IDENTIFIER = "example.overscroll.Pulls"
COMMON = {
    "CODE_SIGN_IDENTITY": "-",
    "GENERATE_INFOPLIST_FILE": "YES",
    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SDKROOT": "iphoneos",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
}
APP = {
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "PRODUCT_BUNDLE_IDENTIFIER": IDENTIFIER,
}
TESTS = {"PRODUCT_BUNDLE_IDENTIFIER": f"{IDENTIFIER}Tests", "TEST_TARGET_NAME": "Pulls"}


# Which target is built and which one tests it; one that Xcode makes by itself may lack the tests.
SCHEME = """<?xml version="1.0" encoding="UTF-8"?>
<Scheme version="1.7">
  <BuildAction buildImplicitDependencies="YES">
    <BuildActionEntries>
      <BuildActionEntry buildForTesting="YES" buildForRunning="YES">{app}</BuildActionEntry>
    </BuildActionEntries>
  </BuildAction>
  <TestAction buildConfiguration="Debug">
    <Testables><TestableReference skipped="NO">{tests}</TestableReference></Testables>
  </TestAction>
  <LaunchAction buildConfiguration="Debug">
    <BuildableProductRunnable>{app}</BuildableProductRunnable>
  </LaunchAction>
</Scheme>
"""
REFERENCE = (
    '<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{key}" BuildableName="{file}"'
    ' BlueprintName="{name}" ReferencedContainer="container:Pulls.xcodeproj"/>')


class Project:
    """The objects of a project; each has an identifier that its name gives."""

    def __init__(self, folder):
        self.folder = folder
        self.objects = {}

    def add(self, key_name, kind, /, **values):
        key = hashlib.sha256(key_name.encode()).hexdigest()[:24].upper()
        self.objects[key] = {"isa": kind, **values}
        return key

    def path(self, place):
        return os.path.relpath(place, self.folder)

    def sources(self, name):
        """A group of the files of a folder, and a phase that compiles them."""
        references, builds = [], []
        for file in sorted((SOURCES / name).glob("*.swift")):
            reference = self.add(
                f"file {name}/{file.name}", "PBXFileReference", lastKnownFileType="sourcecode.swift",
                name=file.name, path=self.path(file), sourceTree="SOURCE_ROOT")
            references.append(reference)
            builds.append(self.add(f"build {name}/{file.name}", "PBXBuildFile", fileRef=reference))
        group = self.add(f"group {name}", "PBXGroup", children=references, name=name, sourceTree="<group>")
        phase = self.add(
            f"sources {name}", "PBXSourcesBuildPhase", buildActionMask="2147483647", files=builds,
            runOnlyForDeploymentPostprocessing="0")
        return group, phase

    def settings(self, name, values):
        configuration = self.add(
            f"configuration {name}", "XCBuildConfiguration", buildSettings=values, name="Debug")
        return self.add(
            f"configurations {name}", "XCConfigurationList", buildConfigurations=[configuration],
            defaultConfigurationName="Debug", defaultConfigurationIsVisible="0")

    def target(self, name, kind, ending, phases, values, **others):
        file = self.add(
            f"product {name}", "PBXFileReference", explicitFileType="wrapper.application" if ending == "app"
            else "wrapper.cfbundle", includeInIndex="0", path=f"{name}.{ending}", sourceTree="BUILT_PRODUCTS_DIR")
        target = self.add(
            f"target {name}", "PBXNativeTarget", name=name, productName=name, productReference=file,
            productType=f"com.apple.product-type.{kind}", buildPhases=phases, buildRules=[],
            buildConfigurationList=self.settings(name, COMMON | values), **{"dependencies": []} | others)
        return target, file


def scheme(project):
    """The scheme of a project: its first target is the app, its second one the tests."""
    objects = project["objects"]
    references = []
    for key in objects[project["rootObject"]]["targets"]:
        target = objects[key]
        file = objects[target["productReference"]]["path"]
        references.append(REFERENCE.format(key=key, name=target["name"], file=file))
    return SCHEME.format(app=references[0], tests=references[1])


def contents(folder):
    project = Project(folder)
    package = project.add(
        "package", "XCLocalSwiftPackageReference", relativePath=project.path(ROOT))
    library = project.add("library", "XCSwiftPackageProductDependency", productName=PRODUCT)
    linked = project.add("linked", "PBXBuildFile", productRef=library)
    link = project.add(
        "frameworks", "PBXFrameworksBuildPhase", buildActionMask="2147483647", files=[linked],
        runOnlyForDeploymentPostprocessing="0")
    app_group, app_phase = project.sources("App")
    test_group, test_phase = project.sources("UITests")
    app, app_file = project.target(
        "Pulls", "application", "app", [app_phase, link], APP, packageProductDependencies=[library])
    root = project.add("project", "PBXProject")
    proxy = project.add(
        "proxy", "PBXContainerItemProxy", containerPortal=root, proxyType="1",
        remoteGlobalIDString=app, remoteInfo="Pulls")
    dependency = project.add("dependency", "PBXTargetDependency", target=app, targetProxy=proxy)
    tests, tests_file = project.target(
        "PullsUITests", "bundle.ui-testing", "xctest", [test_phase], TESTS, dependencies=[dependency])
    products = project.add(
        "products", "PBXGroup", children=[app_file, tests_file], name="Products", sourceTree="<group>")
    main = project.add(
        "main", "PBXGroup", children=[app_group, test_group, products], sourceTree="<group>")
    project.objects[root] |= {
        "attributes": {"BuildIndependentTargetsInParallel": "1"},
        "buildConfigurationList": project.settings("project", {}),
        "developmentRegion": "en", "hasScannedForEncodings": "0", "knownRegions": ["en", "Base"],
        "mainGroup": main, "productRefGroup": products, "packageReferences": [package],
        "projectDirPath": "", "projectRoot": "", "targets": [app, tests],
    }
    # The format of Xcode 15.3, which a property list in XML may have.
    return {
        "archiveVersion": "1", "classes": {}, "objectVersion": "60", "objects": project.objects,
        "rootObject": root,
    }


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: mac_project.py FOLDER")
    place = Path(sys.argv[1]).resolve() / "Pulls.xcodeproj"
    schemes = place / "xcshareddata/xcschemes"
    schemes.mkdir(parents=True, exist_ok=True)
    project = contents(place.parent)
    (place / "project.pbxproj").write_bytes(plistlib.dumps(project))
    (schemes / "Pulls.xcscheme").write_text(scheme(project), encoding="utf-8")
    print(place)
