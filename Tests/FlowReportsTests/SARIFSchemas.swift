import Foundation
import TestSupport
import Testing

/// Schemas that a SARIF log is held against.
enum SARIFSchemas {
  struct Entry: CustomTestStringConvertible, Sendable {
    let name: String
    let data: Data

    var testDescription: String { name }
  }

  /// What code scanning asks for and, where the set-up has brought it, the standard's own schema.
  ///
  /// The latter is no part of this repository, so that the tests run without a network too.
  static let all: [Entry] = {
    let official = URL(fileURLWithPath: "\(Repository.root)/.build/schemas/sarif-2.1.0.json")
    let own = Entry(name: "code scanning", data: Data(codeScanning.utf8))
    return [own]
      + ((try? Data(contentsOf: official)).map { [Entry(name: "SARIF 2.1.0", data: $0)] } ?? [])
  }()

  /// What GitHub's code scanning cannot do without, and the limits that it has.
  private static let codeScanning = """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "type": "object",
      "required": ["$schema", "version", "runs"],
      "properties": {
        "$schema": { "type": "string", "pattern": "sarif-2\\\\.1\\\\.0" },
        "version": { "const": "2.1.0" },
        "runs": {
          "type": "array", "minItems": 1, "maxItems": 20,
          "items": {
            "type": "object",
            "required": ["tool", "results"],
            "properties": {
              "tool": {
                "type": "object",
                "required": ["driver"],
                "properties": {
                  "driver": {
                    "type": "object",
                    "required": ["name", "semanticVersion", "rules"],
                    "properties": {
                      "name": { "type": "string", "minLength": 1 },
                      "semanticVersion": { "type": "string", "pattern": "^\\\\d+\\\\.\\\\d+\\\\.\\\\d+" },
                      "rules": { "type": "array", "items": { "$ref": "#/definitions/rule" } }
                    }
                  }
                }
              },
              "columnKind": { "const": "utf16CodeUnits" },
              "results": { "type": "array", "items": { "$ref": "#/definitions/result" } },
              "invocations": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["executionSuccessful"],
                  "properties": { "executionSuccessful": { "type": "boolean" } }
                }
              }
            }
          }
        }
      },
      "definitions": {
        "message": {
          "type": "object",
          "required": ["text"],
          "properties": { "text": { "type": "string", "minLength": 1 } }
        },
        "level": { "enum": ["none", "note", "warning", "error"] },
        "rule": {
          "type": "object",
          "required": ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration"],
          "properties": {
            "id": { "type": "string", "minLength": 1 },
            "shortDescription": { "$ref": "#/definitions/message" },
            "fullDescription": { "$ref": "#/definitions/message" },
            "help": { "$ref": "#/definitions/message" },
            "defaultConfiguration": {
              "type": "object", "properties": { "level": { "$ref": "#/definitions/level" } }
            },
            "properties": {
              "type": "object",
              "required": ["precision", "problem.severity", "tags"],
              "properties": {
                "precision": { "enum": ["very-high", "high", "medium", "low"] },
                "problem.severity": { "enum": ["error", "warning", "recommendation"] },
                "tags": { "type": "array", "maxItems": 20, "uniqueItems": true }
              }
            }
          }
        },
        "result": {
          "type": "object",
          "required": ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"],
          "properties": {
            "level": { "$ref": "#/definitions/level" },
            "message": { "$ref": "#/definitions/message" },
            "locations": {
              "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/location" }
            },
            "relatedLocations": { "type": "array", "items": { "$ref": "#/definitions/location" } },
            "partialFingerprints": {
              "type": "object",
              "required": ["flowvizKey/v1"],
              "additionalProperties": { "type": "string", "minLength": 1 }
            },
            "codeFlows": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["threadFlows"],
                "properties": {
                  "threadFlows": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object",
                      "required": ["locations"],
                      "properties": {
                        "locations": {
                          "type": "array", "minItems": 1,
                          "items": {
                            "type": "object",
                            "required": ["location"],
                            "properties": { "location": { "$ref": "#/definitions/location" } }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "location": {
          "type": "object",
          "required": ["physicalLocation"],
          "properties": {
            "message": { "$ref": "#/definitions/message" },
            "physicalLocation": {
              "type": "object",
              "required": ["artifactLocation", "region"],
              "properties": {
                "artifactLocation": {
                  "type": "object",
                  "required": ["uri"],
                  "properties": { "uri": { "type": "string", "pattern": "^[^/ ]\\\\S*$" } }
                },
                "region": {
                  "type": "object",
                  "required": ["startLine", "startColumn", "endLine", "endColumn"],
                  "additionalProperties": { "type": "integer", "minimum": 1 }
                }
              }
            }
          }
        }
      }
    }
    """
}
