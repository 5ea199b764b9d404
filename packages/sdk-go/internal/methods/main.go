// Command methods calls every method of the client once and reads each answer again, where no member may be unknown to its
// type. It prints family and name of each method as JSON. Its API is in packages/sdk-generator.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"log"
	"os"
	"reflect"

	"graha.example/graha-go"
)

func main() {
	client := graha.New("key", os.Args[1])
	families := reflect.ValueOf(client.Operations)
	var called [][2]string
	for familyIndex := 0; familyIndex < families.NumField(); familyIndex++ {
		family := families.Field(familyIndex)
		for methodIndex := 0; methodIndex < family.NumMethod(); methodIndex++ {
			name := [2]string{families.Type().Field(familyIndex).Name, family.Type().Method(methodIndex).Name}
			called = append(called, name)
			readStrictly(name, call(name, family.Method(methodIndex)))
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(called); err != nil {
		log.Fatal(err)
	}
}

func call(name [2]string, method reflect.Value) reflect.Value {
	input := reflect.New(method.Type().In(1)).Elem()
	results := method.Call([]reflect.Value{reflect.ValueOf(context.Background()), input})
	if err, failed := results[1].Interface().(error); failed {
		log.Fatal(name, err)
	}
	return results[0].Elem()
}

func readStrictly(name [2]string, answer reflect.Value) {
	decoder := json.NewDecoder(bytes.NewReader(answer.FieldByName("Raw").Bytes()))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(reflect.New(answer.FieldByName("Data").Type()).Interface()); err != nil {
		log.Fatal(name, err)
	}
}
